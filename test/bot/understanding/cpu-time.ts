/** How long this thread worked, in milliseconds: what else the machine does in the meantime does not count. */
export function cpuTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
