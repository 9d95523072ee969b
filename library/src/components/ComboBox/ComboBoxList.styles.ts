import { color, font, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/**
 * All rows have the same height. From this height, the list computes which rows are visible. It renders only these rows
 * and a few rows around them.
 */
export const List: StyledComponent<'div'> = styled.div`
  --line: ${size.row};
  box-sizing: border-box;
  max-block-size: calc(8 * var(--line));
  overflow-y: auto;
  overscroll-behavior: contain;

  &[data-tall] {
    --line: calc(${size.row} + ${space.lg});
  }
  [data-row] {
    display: flex;
    gap: ${space.sm};
    align-items: center;
    box-sizing: border-box;
    block-size: var(--line);
    padding-inline: ${space.md};
  }
`;

export const Heading: StyledComponent<'div'> = styled.div`
  color: ${color.text.muted};
  font: ${text.label};
`;

export const Option: StyledComponent<'div'> = styled.div`
  cursor: pointer;

  > [data-part='words'] {
    flex: 1;
    min-inline-size: 0;
  }
  [data-part='label'],
  [data-part='note'] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='note'] {
    color: ${color.text.muted};
    font: ${text.hint};
  }
  mark {
    background: transparent;
    color: ${color.text.accent};
    font-weight: ${font.weight.bold};
  }
  &:hover {
    background: ${color.surface.hover};
  }
  &[data-pointed] {
    background: ${color.surface.selected};

    @media (forced-colors: active) {
      outline: ${size.focusRing} solid ${color.border.focus};
      outline-offset: calc(-1 * ${size.focusRing});
    }
  }
  &[aria-selected='true'] [data-part='label'] {
    font-weight: ${font.weight.bold};
  }
  &[aria-disabled] {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  &[aria-disabled] [data-part='note'],
  &[aria-disabled] mark {
    color: inherit;
  }
`;
