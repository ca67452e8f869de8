import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { Frame } from '@/components/frame/Frame';
import { FrameScript } from '@/components/frame/FrameScript';
import { WithoutScript } from '@/components/frame/WithoutScript';
import { dark, light } from '@/components/theme/colours';
import { Fonts } from '@/components/theme/Fonts';
import { GlobalStyle } from '@/components/theme/GlobalStyle';
import { StyleRegistry } from '@/components/theme/StyleRegistry';

export * from './noPrefetch';

export const viewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: light.background },
    { media: '(prefers-color-scheme: dark)', color: dark.background },
  ],
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU">
      <head>
        <Fonts />
        <WithoutScript />
      </head>
      <body>
        <StyleRegistry>
          <GlobalStyle />
          <Frame script={<FrameScript />}>{children}</Frame>
        </StyleRegistry>
      </body>
    </html>
  );
}
