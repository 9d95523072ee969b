import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { nativeCheckbox } from '../../foundation/nativeCheckbox.styles.ts';

/**
 * While no problem is shown, the table uses only three fonts: `body` in cells, `label` in captions and buttons, `hint`
 * below the table. Each additional font would delay the first render of the table by one to two milliseconds, because
 * of its Chinese characters.
 */
export const Root: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
  min-inline-size: 0;
  color: ${color.text.default};
  font: ${text.body};
`;

/**
 * A small button that looks like `Button`. It is a native element, because with `Button` the code of the table would
 * exceed its size limit.
 */
export const Action: StyledComponent<'button'> = styled.button`
  box-sizing: border-box;
  min-block-size: ${size.controlSmall};
  padding-inline: ${space.sm};
  border: ${size.hairline} solid ${color.border.control};
  border-radius: ${radius.control};
  background: ${color.surface.default};
  color: ${color.text.default};
  font: inherit;
  line-height: ${font.lineHeight.tight};
  cursor: pointer;

  &[data-variant='quiet'] {
    border-color: transparent;
    background: transparent;
    color: ${color.text.accent};
  }
  &:hover {
    background: ${color.surface.hover};
  }
  &:disabled {
    border-color: ${color.border.default};
    background: ${color.surface.disabled};
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
  @media (forced-colors: active) {
    &:disabled {
      border-color: ${color.text.disabled};
    }
  }
`;

export const Toolbar: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
  font: ${text.label};

  [data-part='count'] {
    margin-inline-end: auto;
  }
  [data-part='errors'] {
    color: ${color.text.danger};
  }
  label {
    display: inline-flex;
    gap: ${space.xs};
    align-items: center;
    min-block-size: ${size.controlSmall};
    cursor: pointer;
  }
  label[data-disabled] {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  [type='checkbox'] {
    ${nativeCheckbox}
    inline-size: ${size.icon};
    block-size: ${size.icon};
  }
  [type='checkbox']:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }

  @media print {
    button,
    label {
      display: none;
    }
  }
`;

/** Select of the toolbar, as a native element. */
export const Choice: StyledComponent<'select'> = styled.select`
  min-block-size: ${size.controlSmall};
  padding-inline: ${space.xs};
  border: ${size.hairline} solid ${color.border.control};
  border-radius: ${radius.control};
  background: ${color.surface.default};
  color: ${color.text.default};
  font: inherit;

  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
  @media print {
    display: none;
  }
`;

export const Status: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  align-items: center;
  min-block-size: ${size.controlSmall};
  color: ${color.text.muted};
  font: ${text.hint};

  p {
    margin: ${space.none};
  }
  [data-tone='error'] {
    color: ${color.text.danger};
    font-weight: ${font.weight.medium};
  }
  [data-tone='warning'] {
    color: ${color.text.warning};
  }
  [data-part='notice'] {
    flex: 1;
    color: ${color.text.default};
  }
  summary {
    padding-block: ${space.xs};
    color: ${color.text.link};
    cursor: pointer;
  }
  /* a touch screen has no keyboard to explain */
  @media (pointer: coarse) {
    [data-part='hint'],
    [data-part='keys'] {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

/** List of the keys, each with its action. */
export const KeyList: StyledComponent<'dl'> = styled.dl`
  display: grid;
  gap: ${space.xs};
  margin: ${space.xs} ${space.none};

  > div {
    display: flex;
    gap: ${space.sm};
  }
  dt {
    flex: none;
    inline-size: 12em;
    color: ${color.text.default};
  }
  dd {
    margin: ${space.none};
  }
`;

export const PrintNote: StyledComponent<'p'> = styled.p`
  display: none;

  @media print {
    display: block;
  }
`;

export const Summary: StyledComponent<'ul'> = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  margin: 0;
  padding: 0;
  color: ${color.text.muted};
  font: ${text.hint};
  list-style: none;

  [data-part='sum'] {
    color: ${color.text.default};
  }
`;
