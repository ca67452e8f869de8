import type { ComponentType } from 'react';

type Props<ComponentProps extends object> = {
  /** `<name>.client.ts` hydrates it with the same component. */
  name: 'news' | 'contact' | 'subscription';
  component: ComponentType<ComponentProps>;
  /** Sent with the page as JSON, so it must survive JSON and stay small. */
  props: ComponentProps;
};

/** A part of a page that React brings to life in the visitor's browser, once it is needed. */
export function Island<ComponentProps extends object>({
  name,
  component: Component,
  props,
}: Props<ComponentProps>) {
  // An unescaped < could end the script element early.
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
