import { color, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: ${space.lg};
`;

export const Section = styled.section`
  display: grid;
  gap: ${space.sm};

  > h3 {
    margin: ${space.none};
    font: ${text.heading};
  }
  > p {
    margin: ${space.none};
    color: ${color.text.muted};
    font: ${text.caption};
  }
`;

export const List = styled.ul`
  display: grid;
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.sm} ${space.lg};
    align-items: center;
    padding-block: ${space.md};
    border-block-end: ${size.hairline} solid ${color.border.default};
  }
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 16rem;
  gap: ${space.hair};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.sm};
  align-items: center;
`;

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.hair} ${space.md};
  color: ${color.text.muted};
  font: ${text.caption};
`;

/** Price and button at the end of the row; on a phone they have a row of their own. */
export const End = styled.span`
  display: flex;
  gap: ${space.md};
  align-items: center;
  margin-inline-start: auto;
`;
