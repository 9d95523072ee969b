import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const List: StyledComponent<'ul'> = styled.ul`
  display: grid;
  gap: ${space.md};
  min-inline-size: 0;
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;
`;

export const Item: StyledComponent<'li'> = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.sm} ${space.lg};
  align-items: center;
  padding: ${space.md} ${space.lg};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.control};
  color: ${color.text.default};
  font: ${text.body};

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

export const Head: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.sm};
  align-items: center;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Facts: StyledComponent<'p'> = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};
  overflow-wrap: anywhere;
`;

export const Actions: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
