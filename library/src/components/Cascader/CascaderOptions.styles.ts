import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { css, styled, type RuleSet, type StyledComponent } from 'styled-components';

export const Columns: StyledComponent<'div'> = styled.div`
  display: flex;
  flex: 0 1 calc(8 * ${size.row});
  min-block-size: calc(3 * ${size.row});

  @media (max-width: 480px) {
    flex-basis: 55dvh;
  }
`;

const optionList: RuleSet = css`
  box-sizing: border-box;
  overflow-y: auto;
  overscroll-behavior: contain;

  > [role='option'] {
    display: flex;
    gap: ${space.xs};
    align-items: center;
    box-sizing: border-box;
    min-block-size: ${size.row};
    padding-block: ${space.xs};
    padding-inline: ${space.md};
    cursor: pointer;
  }
  > [role='option']:hover {
    background: ${color.surface.hover};
  }
  > [role='option'][data-pointed] {
    background: ${color.surface.selected};

    @media (forced-colors: active) {
      outline: ${size.focusRing} solid ${color.border.focus};
      outline-offset: calc(-1 * ${size.focusRing});
    }
  }
  > [role='option'][aria-selected='true'] [data-part='label'] {
    font-weight: ${font.weight.bold};
  }
  > [role='option'][aria-disabled] {
    cursor: not-allowed;
  }
  > [role='option'][aria-disabled] [data-part='label'] {
    color: ${color.text.muted};
    text-decoration: line-through;
  }
  > [role='option'] > svg {
    color: ${color.text.muted};
  }
  > [role='option'][data-group]::after {
    flex: none;
    inline-size: 0.375em;
    block-size: 0.375em;
    margin-inline-end: ${space.xs};
    border: 0 solid ${color.text.muted};
    border-block-start-width: 0.1em;
    border-inline-end-width: 0.1em;
    rotate: 45deg;
    content: '';
  }
  > [role='option'][data-group]:dir(rtl)::after {
    rotate: -45deg;
  }
  > [role='option'] > [data-part='badge'] {
    flex: none;
    padding-inline: ${space.xs};
    border-radius: ${radius.control};
    background: ${color.surface.sunken};
    font: ${text.caption};
  }
  > [role='option'] > [data-part='words'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='note'] {
    display: block;
    color: ${color.text.muted};
    font: ${text.caption};
  }
  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
`;

export const Column: StyledComponent<'div'> = styled.div`
  ${optionList}
  flex: 0 0 calc(100% / 3);
  min-inline-size: 0;

  & + & {
    border-inline-start: ${size.hairline} solid ${color.border.default};
  }
`;

export const Results: StyledComponent<'div'> = styled.div`
  ${optionList}
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
