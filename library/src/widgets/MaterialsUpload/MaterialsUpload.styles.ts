import { color, font, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.lg};
`;

export const Summary: StyledComponent<'p'> = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.body};
  overflow-wrap: anywhere;

  &[data-lacking] {
    color: ${color.text.warning};
    font-weight: ${font.weight.medium};
  }
`;

/** The kinds and sizes of files that all fields accept. */
export const Limits: StyledComponent<'p'> = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};
`;

export const List: StyledComponent<'ul'> = styled.ul`
  display: grid;
  gap: ${space.sm};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.sm};
    min-inline-size: 0;
  }
`;

export const Facts: StyledComponent<'span'> = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.sm};
  align-items: center;
`;
