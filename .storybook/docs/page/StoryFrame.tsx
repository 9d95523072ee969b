import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { color, space, text } from '@tuanbao/tokens';
import type { ReactElement, ReactNode } from 'react';
import type { Globals } from 'storybook/internal/types';
import { styled, type StyledComponent } from 'styled-components';

const Paper: StyledComponent<'div'> = styled.div`
  padding: ${space.lg};
  background: ${color.surface.page};
  color: ${color.text.default};
  font: ${text.body};
`;

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
