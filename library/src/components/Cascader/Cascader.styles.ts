import { color, layer, radius, shadow, size, space, text } from '@tuanbao/tokens';
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

export const Underlay: StyledComponent<'div'> = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};

  @media (max-width: 480px) {
    background: ${color.surface.scrim};
  }
`;

/** The important marks win over the position that the popover writes into the style attribute: a phone gets a bottom sheet. */
export const Popup: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  inline-size: min(${size.dialog}, calc(100vw - 2 * ${space.sm}));
  overflow: hidden;
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  outline: 0;
  background: ${color.surface.raised};
  box-shadow: ${shadow.overlay};
  color: ${color.text.default};
  font: ${text.body};

  @media (max-width: 480px) {
    position: fixed !important;
    inset: auto 0 0 !important;
    inline-size: auto;
    max-block-size: 85dvh !important;
    border-end-start-radius: ${radius.control};
    border-end-end-radius: ${radius.control};
    padding-block-end: env(safe-area-inset-bottom);
  }
`;

export const Search: StyledComponent<'label'> = styled.label`
  display: flex;
  flex: none;
  gap: ${space.sm};
  align-items: center;
  padding-inline: ${space.md};
  border-block-end: ${size.hairline} solid ${color.border.default};
  color: ${color.text.muted};

  &:focus-within {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
`;

export const SearchInput: StyledComponent<'input'> = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: ${size.control};
  border: 0;
  outline: 0; /* the bar around it shows the focus ring */
  background: transparent;
  color: ${color.text.default};
  font: inherit;

  &::placeholder {
    color: ${color.text.muted};
    opacity: 1;
  }
`;

export const Status: StyledComponent<'p'> = styled.p`
  flex: none;
  margin: ${space.none};
  padding-block: ${space.xs};
  padding-inline: ${space.md};
  border-block-start: ${size.hairline} solid ${color.border.default};
  color: ${color.text.muted};
  font: ${text.caption};

  @media (pointer: coarse) {
    &[data-hint] {
      display: none;
    }
  }
`;

export const Wait: StyledComponent<'div'> = styled.div`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  justify-content: center;
  min-block-size: calc(4 * ${size.row});
  padding: ${space.lg};
  color: ${color.text.muted};
`;

/** A button of its own: the whole of Button would weigh more than the popup. */
export const Retry: StyledComponent<'button'> = styled.button`
  min-block-size: ${size.controlSmall};
  padding-inline: ${space.sm};
  border: ${size.hairline} solid ${color.border.control};
  border-radius: ${radius.control};
  background: ${color.surface.default};
  color: ${color.text.default};
  font: ${text.label};
  cursor: pointer;

  &:hover {
    background: ${color.surface.hover};
  }
  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
`;
