import { contrast, luminance } from './contrast';
import { type Fault, nameOf } from './fault';
import { isShown, type Line, root } from './text';

/** What forced colours make invisible. Computed colours are then those of the user. */
export function forcedColourFaults(lines: readonly Line[]): Fault[] {
  return [...faintText(lines), ...controlsWithoutBorder(), ...faintIcons(), ...choicesByColourAlone()];
}

function faintText(lines: readonly Line[]): Fault[] {
  return lines
    .filter(({ element }) => {
      const { color, fill } = getComputedStyle(element);
      return contrastOf(element instanceof SVGElement ? fill : color, groundOf(element)) < 4.5;
    })
    .map(({ element, text }) => ({ kind: 'faint text', what: nameOf(element, text) }));
}

function controlsWithoutBorder(): Fault[] {
  // Browsers draw check boxes.
  return [
    ...root().querySelectorAll('button, input:not([type="checkbox"], [type="radio"]), select, textarea'),
  ]
    .filter((control) => isShown(control) && !hasBorder(control))
    .map((control) => ({
      kind: 'control without border',
      what: nameOf(control, control.textContent || (control.getAttribute('name') ?? control.ariaLabel ?? '')),
    }));
}

function hasBorder(control: Element): boolean {
  const { borderBottomStyle, borderBottomColor, textDecorationLine } = getComputedStyle(control);
  if (textDecorationLine === 'underline') return true;
  const ground = groundOf(control.parentElement as Element);
  return borderBottomStyle !== 'none' && contrastOf(borderBottomColor, ground) >= 3;
}

function faintIcons(): Fault[] {
  return [...root().querySelectorAll('svg')].filter(isShown).flatMap((icon) => {
    const shapes = [...icon.querySelectorAll('path, circle, rect, line, polyline, use')];
    const isVisible = shapes.some((shape) => {
      const { color, fill, stroke } = getComputedStyle(shape);
      // The shapes of a sprite are in the colour of the text.
      const paints = shape instanceof SVGUseElement ? [color] : [fill, stroke];
      return paints.some((paint) => paint !== 'none' && contrastOf(paint, groundOf(icon)) >= 3);
    });
    return isVisible || shapes.length === 0
      ? []
      : [{ kind: 'faint icon', what: nameOf(icon.parentElement as Element) }];
  });
}

/** Chosen buttons that only look different without forced colours. */
function choicesByColourAlone(): Fault[] {
  const other = [...root().querySelectorAll('[aria-pressed="false"]')].find(isShown);
  return [...root().querySelectorAll('[aria-pressed="true"]')]
    .filter((chosen) => isShown(chosen) && other && lookOf(chosen) === lookOf(other))
    .map((chosen) => ({ kind: 'choice invisible', what: nameOf(chosen) }));
}

function lookOf(element: Element): string {
  const style = getComputedStyle(element);
  const { backgroundColor, color, border, outline, textDecorationLine } = style;
  return [backgroundColor, color, border, outline, textDecorationLine].join();
}

function groundOf(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one);
    if (channels(backgroundColor)[3] !== 0) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

function channels(colour: string): [number, number, number, number] {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

/** The contrast of a colour with the one behind it. */
function contrastOf(colour: string, ground: string): number {
  return channels(colour)[3] === 0 ? 1 : contrast(luminanceOf(colour), luminanceOf(ground));
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = channels(colour);
  return luminance(red, green, blue);
}
