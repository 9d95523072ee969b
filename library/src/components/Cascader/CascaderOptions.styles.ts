import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { css, styled, type RuleSet, type StyledComponent } from 'styled-components';

/** Styles of an option in a column or in the search results. */
export const option: RuleSet = css`
  [role='option'] {
    box-sizing: border-box;
    min-block-size: ${size.row};
    padding-block: max(${space.xs}, calc((${size.row} - 1lh) / 2));
    padding-inline: ${space.md};
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  [role='option'][data-parts] {
    display: flex;
    gap: ${space.xs};
    align-items: center;
    padding-block: ${space.xs};
  }
  /*
   * two backgrounds of the row draw the arrow, because one more element per row would make the popup open more slowly
   */
  [role='option'][data-group] {
    --stroke: transparent 36%, ${color.text.muted} 42% 58%, transparent 64%;

    padding-inline-end: calc(${space.md} + 3 * ${space.xs});
    background-repeat: no-repeat;
    background-image: linear-gradient(45deg, var(--stroke)), linear-gradient(135deg, var(--stroke));
    background-position:
      right ${space.md} top calc(50% - ${space.xs} / 2),
      right ${space.md} top calc(50% + ${space.xs} / 2);
    background-size: ${space.xs} ${space.xs};
  }
  [role='option'][data-group]:dir(rtl) {
    background-image: linear-gradient(135deg, var(--stroke)), linear-gradient(45deg, var(--stroke));
    background-position:
      left ${space.md} top calc(50% - ${space.xs} / 2),
      left ${space.md} top calc(50% + ${space.xs} / 2);
  }
  @media (forced-colors: active) {
    [role='option'][data-group] {
      position: relative;
    }
    [role='option'][data-group]::after {
      position: absolute;
      inset-block-start: calc(50% - 0.2em);
      inset-inline-end: ${space.md};
      inline-size: 0.375em;
      block-size: 0.375em;
      border: 0 solid;
      border-block-start-width: 0.1em;
      border-inline-end-width: 0.1em;
      rotate: 45deg;
      content: '';
    }
    [role='option'][data-group]:dir(rtl)::after {
      rotate: -45deg;
    }
  }
  [role='option']:hover {
    background-color: ${color.surface.hover};
  }
  [role='option'][data-pointed] {
    background-color: ${color.surface.selected};

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
    flex: none;
    inline-size: ${size.icon};
    block-size: ${size.icon};
    color: ${color.text.muted};
  }
  [data-part='badge'] {
    flex: none;
    padding-inline: ${space.xs};
    border-radius: ${radius.control};
    background: ${color.surface.sunken};
    font: ${text.hint};
  }
  [data-part='note'] {
    display: block;
    color: ${color.text.muted};
    font: ${text.hint};
  }
  mark {
    background: transparent;
    color: ${color.text.accent};
    font-weight: ${font.weight.bold};
    text-decoration: inherit;
  }
`;

/** Styles of the columns and of all lists of options in the popup. */
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
  --line: calc(3.25 * ${size.rem}); /* for rows that have two lines of text */

  flex: 0 1 calc(10 * ${size.row});
  min-block-size: calc(3 * ${size.row});

  [data-row] {
    block-size: var(--line);
  }
  [data-part='label'],
  [data-part='note'] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
