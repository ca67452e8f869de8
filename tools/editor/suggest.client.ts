import CMS from '@sveltia/cms';
import type { PageLink } from './pageLinks';
import { createClass, type FieldType, h } from './react.client';
import { element } from './text-field/element.client';

/** Registers a type of field that is a line, into which any words can be written, with values to choose from. */
export function registerSuggestions(type: string, suggestions: () => Promise<readonly PageLink[]>): void {
  const { control, preview } = CMS.getFieldType('string') as FieldType;
  const field = createClass({
    /** Lists the values when the field is entered: the check may have read others since. */
    async fill(input: Element, list: Element | null) {
      const options = (await suggestions()).map(({ url, title }) => element('option', { value: url }, title));
      list?.replaceChildren(...options);
      // The control of the package has no property for it.
      if (list) input.setAttribute('list', list.id);
    },

    render() {
      const onFocus = ({ target, currentTarget }: { target: Element; currentTarget: Element }) =>
        this.fill(target, currentTarget.querySelector('datalist'));
      const list = h('datalist', { id: `suggestions-${this.props.forID}` });
      return h('div', { onFocus }, h(control, this.props), list);
    },
  });
  CMS.registerFieldType(type, field, preview);
}
