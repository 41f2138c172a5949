/** What is written down of the staff's acts, as they read it. An act without words here is shown as it is written down. */
export const actionWords: Readonly<Record<string, string | undefined>> = {
  readBooking: "opened the booking",
  readHistory: "read the booking's history",
  readTrail: "read this trail",
  confirmBooking: "confirmed",
  cancelBooking: "cancelled",
  markWaiting: "marked as waiting",
  markSeated: "seated",
  markBillPrinted: "marked the bill as printed",
  markClosed: "marked as left",
  markNoShow: "marked as no-show",
  addRule: "set a rule of the house",
  liftRule: "lifted a rule of the house",
  chooseTables: "chose tables",
};
