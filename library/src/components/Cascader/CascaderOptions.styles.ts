import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { css, styled, type RuleSet, type StyledComponent } from 'styled-components';

/** How an option looks, in a column and among results. */
export const option: RuleSet = css`
  [role='option'] {
    display: flex;
    gap: ${space.xs};
    align-items: center;
    box-sizing: border-box;
    min-block-size: ${size.row};
    padding-block: ${space.xs};
    padding-inline: ${space.md};
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  [role='option']:hover {
    background: ${color.surface.hover};
  }
  [role='option'][data-pointed] {
    background: ${color.surface.selected};

    @media (forced-colors: active) {
      outline: ${size.focusRing} solid ${color.border.focus};
      outline-offset: calc(-1 * ${size.focusRing});
    }
  }
  [role='option'][aria-selected='true'] {
    font-weight: ${font.weight.bold};
  }
  [data-part='words'] {
    flex: 1;
    min-inline-size: 0;
  }
  [role='option'][aria-disabled] {
    cursor: not-allowed;
  }
  [role='option'][aria-disabled] [data-part='label'] {
    color: ${color.text.muted};
    text-decoration: line-through;
  }
  [role='option'] > svg {
    color: ${color.text.muted};
  }
  [role='option'][data-group]::after {
    flex: none;
    inline-size: 0.375em;
    block-size: 0.375em;
    margin-inline: auto ${space.xs};
    border: 0 solid ${color.text.muted};
    border-block-start-width: 0.1em;
    border-inline-end-width: 0.1em;
    rotate: 45deg;
    content: '';
  }
  [role='option'][data-group]:dir(rtl)::after {
    rotate: -45deg;
  }
  [data-part='badge'] {
    flex: none;
    padding-inline: ${space.xs};
    border-radius: ${radius.control};
    background: ${color.surface.sunken};
    font: ${text.caption};
  }
  [data-part='note'] {
    display: block;
    color: ${color.text.muted};
    font: ${text.caption};
  }
  mark {
    background: transparent;
    color: ${color.text.accent};
    font-weight: ${font.weight.bold};
    text-decoration: inherit;
  }
`;

/** The columns, and every list of options. */
export const lists: RuleSet = css`
  > [data-part='columns'] {
    display: flex;
    flex: 0 1 calc(8 * ${size.row});
    min-block-size: calc(3 * ${size.row});
  }
  &[data-frame='sheet'] > [data-part='columns'] {
    flex-basis: 55dvh;
  }
  [role='listbox'] {
    box-sizing: border-box;
    min-inline-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  [role='listbox']:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
  [data-column] {
    flex: 0 0 calc(100% / 3);
  }
  [data-column] + [data-column] {
    border-inline-start: ${size.hairline} solid ${color.border.default};
  }
`;

export const Results: StyledComponent<'div'> = styled.div`
  flex: 0 1 calc(10 * ${size.row});
  min-block-size: calc(3 * ${size.row});

  [data-part='label'],
  [data-part='note'] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
