import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { fieldBox, fieldColumn } from '../Field/index.ts';

export const Root: StyledComponent<'div'> = styled.div`
  ${fieldColumn}
`;

export const Control: StyledComponent<'div'> = styled.div`
  display: flex;
  align-items: center;

  /* over the end of the button, which keeps the room free; a grid of one cell would be felt where a form has many fields */
  > [data-part='icons'] {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: end;
    inline-size: calc(${size.controlSmall} + ${size.icon});
    margin-inline: calc(-1 * (${size.controlSmall} + ${size.icon} + ${space.sm})) ${space.sm};
    color: ${color.text.muted};
    pointer-events: none;
  }
`;

export const Trigger: StyledComponent<'button'> = styled.button`
  ${fieldBox}
  padding-block: ${space.xs};
  padding-inline-end: calc(${size.controlSmall} + ${size.icon} + 2 * ${space.sm});
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &&:not(:disabled, [aria-readonly]) {
    background: ${color.surface.default}; /* to a browser every button is read-only */
  }
  &[data-placeholder]:not(:disabled) {
    color: ${color.text.muted};
  }
  &[aria-readonly='true'] {
    cursor: default;
  }
  &[aria-expanded='true'] {
    border-color: ${color.border.accent};
  }
`;

export const Clear: StyledComponent<'button'> = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: ${size.controlSmall};
  block-size: ${size.controlSmall};
  padding: ${space.none};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  cursor: pointer;
  pointer-events: auto;

  &:hover {
    background: ${color.surface.hover};
  }
  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
  }
`;

export const Note: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.sm};
  align-items: center;
  font: ${text.caption};
  overflow-wrap: anywhere;
`;
