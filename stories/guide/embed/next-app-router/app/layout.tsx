import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';

import '@tuanbao/tokens/tokens.css';
import '@tuanbao/library/styles.css';

export const metadata: Metadata = { title: '团保 · Next.js', icons: 'data:,' };

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>
        <TuanbaoProvider locale="zh-CN" theme="light">
          {children}
        </TuanbaoProvider>
      </body>
    </html>
  );
}
