import { color, font, layer, radius, size, space, text } from '@tuanbao/tokens';
import { CalendarCell, CalendarGrid, CalendarHeaderCell } from 'react-aria-components/Calendar';
import { styled, type StyledComponent } from 'styled-components';

import { overlaySurface } from '../../foundation/overlaySurface.styles.ts';
import { PlacedPopover } from '../../foundation/PlacedPopover.tsx';

export { Trigger } from './DateField.styles.ts';

export const Sheet: StyledComponent<typeof PlacedPopover> = styled(PlacedPopover)`
  ${overlaySurface}
  z-index: ${layer.overlay};
  padding: ${space.md};
  overflow: auto;

  section {
    outline: 0; /* no focus ring, because the section has focus only for screen readers */
  }
`;

export const Toolbar: StyledComponent<'div'> = styled.div`
  display: flex;
  gap: ${space.xs};
  margin-block-end: ${space.sm};

  > select {
    flex: 1; /* as high as the buttons beside it */
    min-inline-size: 0;
    border: ${size.hairline} solid ${color.border.control};
    border-radius: ${radius.control};
    background: ${color.surface.default};
    color: ${color.text.default};
    font: ${text.body};
  }
  > select:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
  }
`;

export const Grid: StyledComponent<typeof CalendarGrid> = styled(CalendarGrid)`
  border-spacing: ${space.hair};
  font-variant-numeric: tabular-nums;
`;

export const Weekday: StyledComponent<typeof CalendarHeaderCell> = styled(CalendarHeaderCell)`
  color: ${color.text.muted};
  font: ${text.hint};
`;

export const Day: StyledComponent<typeof CalendarCell> = styled(CalendarCell)`
  display: grid;
  place-items: center;
  inline-size: ${size.control};
  block-size: ${size.control};
  border-radius: ${radius.control};
  outline: 0;
  cursor: pointer;

  &[data-outside-month] {
    display: none;
  }
  &[data-hovered] {
    background: ${color.surface.hover};
  }
  &[data-today] {
    color: ${color.text.accent};
    font-weight: ${font.weight.bold};
  }
  &[data-disabled],
  &[data-unavailable] {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  &[data-selected] {
    background: ${color.surface.accent};
    color: ${color.text.onAccent};
  }
  &[data-focus-visible] {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.hairline};
  }
`;
