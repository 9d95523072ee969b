import { color, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** List of orders from which the agent chooses one. Each order has its own button. */
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

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.hair} ${space.md};
  color: ${color.text.muted};
  font: ${text.hint};
`;
