import { color, layer, radius, size, space } from '@tuanbao/tokens';
import type { ReactElement, RefAttributes } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import type { MenuProps } from 'react-aria-components/Menu';
import { styled, type StyledComponent } from 'styled-components';

import { overlaySurface } from '../../foundation/overlaySurface.styles.ts';
import { PlacedPopover } from '../../foundation/PlacedPopover.tsx';

export const Sheet: StyledComponent<typeof PlacedPopover> = styled(PlacedPopover)`
  ${overlaySurface}
  z-index: ${layer.overlay};
  box-sizing: border-box;
  min-inline-size: var(--trigger-width);
  max-inline-size: ${size.popover};
  overflow: auto;
`;

type PlainMenu = (props: MenuProps<object> & RefAttributes<HTMLDivElement>) => ReactElement | null;

export const List: StyledComponent<PlainMenu> = styled(Menu as PlainMenu)`
  padding: ${space.xs};
  outline: 0;
`;

export const Item: StyledComponent<typeof MenuItem> = styled(MenuItem)`
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.control};
  outline: 0;
  cursor: pointer;

  &[data-tone='danger'] {
    color: ${color.text.danger};
  }
  &[data-focused] {
    background: ${color.surface.hover};
  }
  &[data-focus-visible] {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
  &[data-disabled] {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
`;
