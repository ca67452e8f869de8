/** A name that form hosts know as a trap, and that no browser fills in by itself. */
export const honeypotName = '_gotcha';

/** A field that only programs fill in: out of sight, of the tab order and of assistive technology. */
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
