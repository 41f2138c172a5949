/**
 * What is made of a name, such as a formatter of a locale, made once for each: making one of the platform's takes some
 * fifty times as long as using it. For names of which there are few, since nothing made is ever dropped.
 */
export function onceEach<Value>(make: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, Value>();
  return (name) => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const value = make(name);
    made.set(name, value);
    return value;
  };
}
