/**
 * `styled` for components that run in the visitor's browser. The compiler gives every `styled` that is
 * imported from styled-components itself a `componentId` of its own; the islands are bundled without it
 * and would come to other class names than the page. Imported from here, a component keeps the id that
 * it states with `withConfig`.
 */
export { styled } from 'styled-components';
