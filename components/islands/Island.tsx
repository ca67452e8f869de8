import type { ComponentType } from 'react';
import type { IslandName } from './islandNames';

type Props<ComponentProps extends object> = {
  /** `<name>.client.ts` must hydrate the same component. */
  name: IslandName;
  component: ComponentType<ComponentProps>;
  /** Serialised as JSON into every page, so keep it small. */
  props: ComponentProps;
};

/** A part of the page that is hydrated on demand. */
export function Island<ComponentProps extends object>({
  name,
  component: Component,
  props,
}: Props<ComponentProps>) {
  // An unescaped `</script>` would end the element.
  const json = JSON.stringify(props).replaceAll('<', '\\u003c');
  return (
    <>
      <div data-island={name}>
        <Component {...props} />
      </div>
      <script type="application/json" data-own="props">
        {json}
      </script>
    </>
  );
}
