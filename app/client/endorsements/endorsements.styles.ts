import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** The two ways to start: kinds of change, or the employer's list. If there is room, they are side by side. */
export const Starts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space.lg};
  align-items: start;
`;

export const Kinds = styled.fieldset`
  display: grid;
  gap: ${space.sm};
  min-inline-size: 0;
  margin: ${space.none};
  padding: ${space.none};
  border: 0;
`;

export const ListStart = styled.div`
  display: grid;
  gap: ${space.md};
  justify-items: start;
  padding: ${space.lg};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};

  > p {
    margin: ${space.none};
    color: ${color.text.muted};
  }
`;

/** Field for the effective date, and the slider that changes it. */
export const EffectiveDate = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space.md} ${space.xl};
  align-items: start;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: end;
`;

/** State and amount in the heading of the page. */
export const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
`;

export const Note = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};
`;

export const Net = styled.span`
  white-space: nowrap;
`;

export const History = styled.ol`
  display: grid;
  gap: ${space.sm};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  small {
    display: block;
    color: ${color.text.muted};
    font: ${text.hint};
  }
`;

/** Row of fields that belong together. Their labels are on one line, also if the fields differ in height. */
export const EstimateFields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  align-items: start;
`;

export const Estimate = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};

  > p {
    margin: ${space.none};
    color: ${color.text.muted};
  }
`;
