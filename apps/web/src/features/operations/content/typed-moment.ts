const two = (number: number) => String(number).padStart(2, '0');

/** A moment as the browser's control for date and time takes it, in the time zone of the device. */
export function typedMoment(moment: string | null): string {
  if (moment === null) return '';
  const at = new Date(moment);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment that the control gives, in ISO 8601. */
export function momentOf(typed: string): string | null {
  const at = new Date(typed);
  return typed === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
