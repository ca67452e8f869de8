/** Form services recognise this name as a honeypot, and browsers do not autofill it. */
export const honeypotName = '_gotcha';

/** A field that only bots fill in: hidden from sight, the tab order and assistive technology. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this field empty
        <input name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
