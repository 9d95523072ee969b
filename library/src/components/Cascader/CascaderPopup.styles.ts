import { color, layer, radius, shadow, size, space, text } from '@tuanbao/tokens';
import { css, styled, type RuleSet, type StyledComponent } from 'styled-components';

import { lists, option } from './CascaderOptions.styles.ts';

export const Underlay: StyledComponent<'div'> = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.surface.scrim};
`;

const search: RuleSet = css`
  > [data-part='search'] {
    display: flex;
    flex: none;
    gap: ${space.sm};
    align-items: center;
    padding-inline: ${space.md};
    border-block-end: ${size.hairline} solid ${color.border.default};
    color: ${color.text.muted};
  }
  > [data-part='search']:focus-within {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
  > [data-part='search'] > svg {
    flex: none;
    inline-size: ${size.icon};
    block-size: ${size.icon};
  }
  input {
    flex: 1;
    min-inline-size: 0;
    block-size: ${size.control};
    border: 0;
    outline: 0; /* the search bar around it shows the focus ring */
    background: transparent;
    color: ${color.text.default};
    font: inherit;
  }
  input::placeholder {
    color: ${color.text.muted};
    opacity: 1;
  }
`;

/**
 * Styles of the buttons in the popup. They replace the Button component, because its code is larger than the code of
 * the whole popup.
 */
const buttons: RuleSet = css`
  [data-part='retry'],
  [data-part='recent'] > button {
    min-inline-size: 0;
    min-block-size: ${size.controlSmall};
    padding-inline: ${space.sm};
    border: ${size.hairline} solid ${color.border.control};
    border-radius: ${radius.control};
    background: ${color.surface.default};
    color: ${color.text.default};
    font: ${text.label};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  [data-part='retry']:hover,
  [data-part='recent'] > button:hover {
    background: ${color.surface.hover};
  }
  [data-part='retry']:focus-visible,
  [data-part='recent'] > button:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.hairline};
  }
  > [data-part='retry'] {
    flex: none;
    align-self: start;
    margin-block-end: ${space.xs};
    margin-inline: ${space.md};
  }
  > [data-part='recent'] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: ${space.xs};
    align-items: center;
    padding-block: ${space.sm};
    padding-inline: ${space.md};
    border-block-end: ${size.hairline} solid ${color.border.default};
    color: ${color.text.muted};
    font: ${text.hint};
  }
`;

const words: RuleSet = css`
  > [data-part='status'] {
    flex: none;
    margin: ${space.none};
    padding-block: ${space.xs};
    padding-inline: ${space.md};
    border-block-start: ${size.hairline} solid ${color.border.default};
    color: ${color.text.muted};
    font: ${text.hint};
  }
  @media (pointer: coarse) {
    > [data-part='status'][data-hint] {
      display: none;
    }
  }
  > [data-part='wait'] {
    display: flex;
    gap: ${space.sm};
    align-items: center;
    justify-content: center;
    min-block-size: calc(4 * ${size.row});
    padding: ${space.lg};
    color: ${color.text.muted};
  }
`;

/**
 * The popup and most of its content, as a single styled component. `data-frame` selects the layout of the popup: a
 * popover beside the field, or a sheet at the bottom of a phone's screen.
 */
export const Popup: StyledComponent<'div'> = styled.div`
  position: fixed;
  z-index: ${layer.overlay};
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  overflow: hidden;
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  outline: 0;
  background: ${color.surface.raised};
  box-shadow: ${shadow.overlay};
  color: ${color.text.default};
  font: ${text.body};

  &[data-frame='popover'] {
    --cascader-width: min(${size.dialog}, calc(100% - 2 * ${space.sm}));

    inset-inline-start: max(${space.sm}, min(var(--cascader-start), calc(100% - var(--cascader-width) - ${space.sm})));
    inline-size: var(--cascader-width);
  }
  &[data-frame='sheet'] {
    inset: auto 0 0;
    max-block-size: 85dvh;
    border-end-start-radius: ${radius.control};
    border-end-end-radius: ${radius.control};
    padding-block-end: env(safe-area-inset-bottom);
  }
  > [data-part='dismiss'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: ${space.none};
    border: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  ${search}
  ${buttons}
  ${lists}
  ${option}
  ${words}
`;
