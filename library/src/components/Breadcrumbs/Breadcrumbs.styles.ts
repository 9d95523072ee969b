import { color, space, text } from '@tuanbao/tokens';
import type { ReactElement } from 'react';
import { Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from 'react-aria-components/Breadcrumbs';
import { styled, type StyledComponent } from 'styled-components';

type PlainBreadcrumbs = (props: BreadcrumbsProps<object>) => ReactElement | null;

export const List: StyledComponent<PlainBreadcrumbs> = styled(Breadcrumbs as PlainBreadcrumbs)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin: ${space.none};
  padding: ${space.none};
  color: ${color.text.muted};
  font: ${text.label};
  list-style: none;
`;

export const Item: StyledComponent<typeof Breadcrumb> = styled(Breadcrumb)`
  display: flex;
  gap: ${space.xs};
  align-items: center;
  min-inline-size: 0;

  > svg {
    color: ${color.text.muted};
  }
  &[data-current] > a,
  &[data-current] > span {
    color: ${color.text.default};
    text-decoration: none;
    cursor: default;
  }
`;
