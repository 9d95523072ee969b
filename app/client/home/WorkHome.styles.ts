import { color, font, radius, shadow, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space.md};
`;

/** The worklist and beside it, on wide screens, the totals of the months. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${space.lg};
  align-items: start;

  @media (width <= 1200px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Panel = styled.section`
  overflow: hidden;
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.surface.default};
  box-shadow: ${shadow.card};
`;

/** Column of the totals. Its space is reserved before the totals are loaded, so that the content below doesn't move. */
export const Side = styled.div`
  display: grid;
  min-block-size: 310px;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${size.control};
  padding: ${space.sm} ${space.md} ${space.xs};

  > h2 {
    margin: ${space.none};
    font: ${text.card};
  }
`;

export const Failure = styled.p`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  margin: ${space.none};
  padding: ${space.sm} ${space.md};
  color: ${color.text.muted};
`;

export const Loading = styled.div`
  padding: ${space.md};
`;

export const Groups = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  padding: ${space.none} ${space.sm} ${space.xs};
`;

export const Group = styled.span`
  border: ${size.hairline} solid transparent;
  border-radius: ${radius.control};

  &[data-chosen] {
    border-color: ${color.border.focus};
    background: ${color.surface.selected};
  }
`;

export const List = styled.ul`
  display: grid;
  margin: ${space.none};
  padding: ${space.none};
  border-block-start: ${size.hairline} solid ${color.border.default};
  list-style: none;
`;

export const Nothing = styled.p`
  display: flex;
  gap: ${space.md};
  align-items: center;
  margin: ${space.none};
  padding: ${space.md} ${space.md} ${space.lg};
  color: ${color.text.muted};
  font: ${text.body};

  > svg {
    color: ${color.text.success};
  }
  b {
    display: block;
    color: ${color.text.default};
    font-weight: ${font.weight.medium};
  }
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
  justify-content: space-between;
  padding: ${space.xs} ${space.sm};
  border-block-start: ${size.hairline} solid ${color.border.default};

  &:empty {
    display: none;
  }
`;
