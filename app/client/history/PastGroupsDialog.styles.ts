import { color, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.sm} ${space.md};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space.md};
    border-block-end: ${size.hairline} solid ${color.border.default};
  }
`;

export const Group = styled.span`
  display: grid;
  flex: 1 1 16rem;
  gap: ${space.hair};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > small {
    color: ${color.text.muted};
    font: ${text.caption};
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: ${space.md};
`;
