import { eachElement } from './elements';

/** What scrolls is focusable, so it has a role and a name. */
export const scrollableCode = eachElement('pre', (block) => {
  block.properties = { role: 'group', ariaLabel: 'Code', tabIndex: 0 };
});

/** Feed readers scroll code themselves. */
export const plainCode = eachElement('pre', (block) => {
  block.properties = {};
});
