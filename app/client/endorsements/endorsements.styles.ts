import { color, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  align-items: end;
  padding-block-start: ${space.lg};
`;

export const Kinds = styled.fieldset`
  display: grid;
  gap: ${space.md};
  margin: ${space.none};
  padding: ${space.none};
  border: 0;

  > legend {
    padding-block-end: ${space.sm};
    font: ${text.bodyStrong};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: end;
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
    font: ${text.caption};
  }
`;

/** Row of fields that belong together. Their labels are on one line, however high the fields are. */
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
