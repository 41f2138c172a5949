/** Bookings as a file for spreadsheets: RFC 4180 with a byte order mark. */
export interface BookingsFile {
  readonly type: "bookingsFile";
  readonly file: { readonly name: string; readonly mediaType: "text/csv"; readonly text: string };
}

/** What became of a list of another system, or would. */
export interface Brought {
  readonly type: "brought";
  /** False: nothing is done yet. */
  readonly isDone: boolean;
  readonly text: string;
  /** How many would be booked. */
  readonly free: number;
  /** How the list was understood. */
  readonly notes: readonly string[];
  readonly rows: readonly { readonly text: string; readonly isWrong: boolean }[];
}
