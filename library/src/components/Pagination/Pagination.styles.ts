import { color, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'nav'> = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.lg};
  align-items: center;
  justify-content: flex-end;
  color: ${color.text.muted};
  font: ${text.label};
  font-variant-numeric: tabular-nums;
`;

export const Pages: StyledComponent<'ul'> = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  button {
    min-inline-size: ${size.controlSmall};
    color: ${color.text.default};
  }
  button[aria-current] {
    border-color: ${color.border.accent};
    background: ${color.surface.accentSoft};
    color: ${color.text.accent};
  }
`;

export const Jump: StyledComponent<'div'> = styled.div`
  display: flex;
  gap: ${space.xs};
  align-items: baseline;

  > span {
    white-space: nowrap;
  }
  input {
    min-block-size: ${size.controlSmall};
    inline-size: calc(${size.controlSmall} * 2);
    padding: ${space.none} ${space.sm};
    font: ${text.label};
    text-align: center;
  }
`;
