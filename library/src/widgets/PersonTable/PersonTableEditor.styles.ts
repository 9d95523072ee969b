import { color, radius, shadow, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/**
 * A layer above the grid, as high as one row. It contains the input and the fill handle of a cell. The caret of the
 * invisible input doesn't blink, because that would repaint the page twice a second.
 */
export const Layer: StyledComponent<'div'> = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: 2;
  display: grid;
  grid-template-columns: var(--person-table-tracks);
  box-sizing: border-box;
  block-size: ${size.row};
  inline-size: 100%;
  min-inline-size: var(--person-table-width);
  pointer-events: none;

  input {
    box-sizing: border-box;
    inline-size: 100%;
    block-size: calc(${size.row} - ${size.hairline});
    padding-inline: ${space.cell};
    border: 0;
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
    background: ${color.surface.raised};
    color: ${color.text.default};
    font: inherit;
    opacity: 0;
    caret-animation: manual;
  }
  &[data-editing] input {
    opacity: 1;
    caret-animation: auto;
    pointer-events: auto;
  }
  [data-part='fill'] {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    inline-size: ${space.sm};
    block-size: ${space.sm};
    background: ${color.surface.accent};
    cursor: crosshair;
    pointer-events: auto;
    visibility: hidden;
  }
  [data-column] {
    position: relative;
  }
  [data-wide] & [data-column='name'] {
    position: sticky;
    inset-inline-start: 0;
  }
  &:focus-within:not([data-editing]) [data-part='fill'],
  :focus-within + & [data-part='fill'] {
    visibility: visible;
  }

  @media print {
    display: none;
  }
`;

/** List of the options that a cell has. */
export const OptionList: StyledComponent<'div'> = styled.div`
  position: fixed;
  inset: auto;
  box-sizing: border-box;
  max-inline-size: ${size.popover};
  margin: ${space.none};
  padding: ${space.xs};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.surface.raised};
  color: ${color.text.default};
  box-shadow: ${shadow.overlay};
  font: ${text.body};
  pointer-events: auto;

  [role='option'] {
    padding: ${space.xs} ${space.sm};
    border-radius: ${radius.control};
    cursor: pointer;
  }
  [role='option']:hover {
    background: ${color.surface.hover};
  }
  [role='option'][aria-selected='true'] {
    background: ${color.surface.selected};

    @media (forced-colors: active) {
      outline: ${size.focusRing} solid ${color.border.accent};
    }
  }
`;
