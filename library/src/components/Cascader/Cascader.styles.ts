import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { fieldBox, fieldColumn } from '../Field/index.ts';

export const Root: StyledComponent<'div'> = styled.div`
  ${fieldColumn}
`;

export const Control: StyledComponent<'div'> = styled.div`
  display: grid;
  align-items: center;

  > * {
    grid-area: 1 / 1;
  }
  > [data-part='icons'] {
    display: flex;
    align-items: center;
    justify-self: end;
    margin-inline-end: ${space.sm};
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
  display: grid;
  place-items: center;
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
