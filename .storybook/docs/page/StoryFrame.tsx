import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import type { ReactElement, ReactNode } from 'react';
import type { Globals } from 'storybook/internal/types';

import { Paper } from './StoryFrame.styles.ts';

interface StoryFrameProps {
  readonly globals: Globals;
  readonly children: ReactNode;
}

/**
 * A story as a part of a docs page. Its own globals apply to this element and to the overlays that open in it, not to
 * the page.
 */
export function StoryFrame({ globals, children }: StoryFrameProps): ReactElement {
  const { scheme, contrast, density, brand, locale } = globals;
  return (
    <TuanbaoProvider
      theme={scheme === 'dark' ? 'dark' : 'light'}
      contrast={contrast === 'more' ? 'more' : 'normal'}
      density={density === 'compact' ? 'compact' : 'comfortable'}
      brand={String(brand)}
      locale={locale === 'en-US' ? 'en-US' : 'zh-CN'}
    >
      <Paper>{children}</Paper>
    </TuanbaoProvider>
  );
}
