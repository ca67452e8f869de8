/** A rectangle in drawing units, y downwards. */
export type Frame = { x: number; y: number; width: number; height: number };

/** The plan on the home page, in its own units. */
export const planFrame: Frame = { x: 0, y: 0, width: 1600, height: 1400 };

/** Its size in messages. */
export const planSize = `${planFrame.width} x ${planFrame.height}`;

/** What its file shows: also the ground below, for words beside the plan that are higher. */
export const planSheet: Frame = { ...planFrame, height: 2000 };
