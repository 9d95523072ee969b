import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { widgetFrame } from '../../foundation/widgetFrame.styles.ts';

export const Root: StyledComponent<'div'> = styled.div`
  ${widgetFrame}
  gap: ${space.md};
`;

export const Panel: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.xl};
  min-inline-size: 0;
`;

export const Head: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  align-items: end;
`;

export const Price: StyledComponent<'p'> = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.none} ${space.sm};
  align-items: baseline;
  margin: ${space.none};
  margin-inline-start: auto;
  color: ${color.text.muted};
  font: ${text.label};
`;

export const Section: StyledComponent<'section'> = styled.section`
  display: grid;
  gap: ${space.sm};
  min-inline-size: 0;

  > h3 {
    margin: ${space.none};
    font: ${text.bodyStrong};
  }
`;

export const PlanChoice: StyledComponent<typeof RadioGroup> = styled(RadioGroup)`
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(calc(14 * ${size.rem}), 1fr));
    gap: ${space.md};
  }
  > div[data-orientation] {
    align-items: stretch;
  }
  label {
    box-sizing: border-box;
    padding: ${space.md};
    border: ${size.hairline} solid ${color.border.default};
    border-radius: ${radius.card};
    background: ${color.surface.raised};
    overflow-wrap: anywhere;
  }
  label[data-hovered] {
    border-color: ${color.border.strong};
  }
  label[data-selected] {
    border-color: ${color.border.accent};
    background: ${color.surface.accentSoft};
  }
`;

/** Content of the card with which the user chooses a plan. */
export const Offer: StyledComponent<'span'> = styled.span`
  display: grid;
  gap: ${space.xs};
  margin-block-start: ${space.xs};
`;

/** The included or the optional clauses of a plan, one below the other. The name of the group is beside them. */
export const OfferGroup: StyledComponent<'span'> = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.sm};

  > span:first-child {
    color: ${color.text.default};
    font-weight: ${font.weight.medium};
  }
  > span:last-child > span {
    display: block;
  }
`;

export const Clauses: StyledComponent<'ul'> = styled.ul`
  display: grid;
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(calc(7 * ${size.rem}), calc(11 * ${size.rem}));
    gap: ${space.sm} ${space.md};
    align-items: center;
    padding-block: ${space.sm};
    border-block-end: ${size.hairline} solid ${color.border.default};
  }
`;

export const ClauseName: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.sm};
  align-items: center;
  overflow-wrap: anywhere;
`;

export const Hint: StyledComponent<'p'> = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};
`;

export const Wrong: StyledComponent<'p'> = styled.p`
  margin: ${space.none};
  color: ${color.text.danger};
  font: ${text.hint};
`;

export const Fields: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(calc(11 * ${size.rem}), 1fr));
  gap: ${space.md};
  align-items: start;
`;

export const Table: StyledComponent<'table'> = styled.table`
  border-collapse: collapse;

  th,
  td {
    padding: ${space.xs} ${space.md};
    border-block-end: ${size.hairline} solid ${color.border.default};
    font-weight: ${font.weight.regular};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  th[scope='row'],
  thead th:first-child {
    color: ${color.text.muted};
    text-align: start;
  }
  [data-selected] {
    background: ${color.surface.selected};
    font-weight: ${font.weight.medium};

    @media (forced-colors: active) {
      outline: ${size.focusRing} solid ${color.border.accent};
      outline-offset: calc(-1 * ${size.focusRing});
    }
  }
`;

export const Lines: StyledComponent<'ul'> = styled.ul`
  display: grid;
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(calc(6 * ${size.rem}), calc(8 * ${size.rem})) auto;
    gap: ${space.sm} ${space.md};
    align-items: center;
    padding-block: ${space.xs};
    border-block-end: ${size.hairline} solid ${color.border.default};
  }
  [data-align='end'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;
