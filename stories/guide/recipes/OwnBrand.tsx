import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { createTheme } from '@tuanbao/tokens/createTheme';
import type { ReactElement } from 'react';

/**
 * The theme of the brand. An app whose brands are known at build time calls `createTheme` during the build and writes
 * `css` into its style sheet.
 */
const acme = createTheme({ brand: '#e4002b', name: 'acme' });

/**
 * Controls in the colours of a brand. Overlays have these colours too, because the library sets `data-brand` on them.
 */
export function Example(): ReactElement {
  return (
    <TuanbaoProvider brand="acme">
      <style>{acme.css}</style>
      <Notice title="起保日期已过">保费将按新的起保日期重新计算。</Notice>
      <Button variant="primary">改到明天</Button>
    </TuanbaoProvider>
  );
}
