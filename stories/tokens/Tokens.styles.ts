import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/** Themes side by side. The group scrolls horizontally if there isn't enough space. */
export const Themes: StyledComponent<'div'> = styled.div`
  display: flex;
  gap: ${space.md};
  overflow-x: auto;
  padding-block-end: ${space.md};
`;

export const Theme: StyledComponent<'section'> = styled.section`
  flex: 1 0 15rem;
  padding: ${space.lg};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.surface.default};
  color: ${color.text.default};
  font: ${text.body};

  h3 {
    margin: ${space.none};
    padding-block-end: ${space.md};
    font: ${text.card};
  }
  ul {
    display: grid;
    gap: ${space.sm};
    margin: ${space.none};
    padding: ${space.none};
    list-style: none;
  }
`;

/** Brands side by side; on a narrow screen, one below the other. */
export const Brands: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space.md};
`;

/** Tables of contrasts, one below the other. They scroll horizontally if there isn't enough space. */
export const Contrasts: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.xl};
  overflow-x: auto;

  details > table {
    margin-block-start: ${space.sm};
  }
  summary {
    font: ${text.label};
    cursor: pointer;
  }
  caption {
    padding: ${space.sm} ${space.md};
    background: ${color.surface.default};
    color: ${color.text.default};
    font: ${text.card};
    text-align: start;
  }
`;

export const Colour: StyledComponent<'li'> = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.hair} ${space.md};
  align-items: center;

  [data-part='swatch'] {
    display: grid;
    place-items: center;
    grid-row: span 2;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: ${radius.control};
    box-shadow: inset 0 0 0 ${size.hairline} ${color.border.default};
    font: ${text.section};
  }
  [data-part='name'] {
    font: ${text.label};
  }
  [data-part='value'] {
    color: ${color.text.muted};
    font: ${text.hint};
    font-variant-numeric: tabular-nums;
  }
`;

export const Measures: StyledComponent<'table'> = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  background: ${color.surface.default};
  color: ${color.text.default};
  font: ${text.body};

  th,
  td {
    padding: ${space.sm} ${space.md};
    border-block-end: ${size.hairline} solid ${color.border.default};
    text-align: start;
    vertical-align: middle;
  }
  [data-align='end'] {
    text-align: end;
  }
  thead th {
    color: ${color.text.muted};
    font: ${text.hint};
  }
  tbody th {
    font: ${text.label};
    white-space: nowrap;
  }
  [data-sample='length'] {
    block-size: ${space.lg};
    min-inline-size: ${size.hairline};
    max-inline-size: 100%;
    background: ${color.surface.accent};
  }
  [data-sample='radius'],
  [data-sample='shadow'] {
    inline-size: 6rem;
    block-size: 3rem;
    border: ${size.hairline} solid ${color.border.default};
    background: ${color.surface.raised};
  }
  [data-sample='contrast'] {
    display: inline-block;
    padding: ${space.xs} ${space.sm};
    border-radius: ${radius.control};
    font: ${text.bodyStrong};
    font-variant-numeric: tabular-nums;
  }
  [data-sample='contrast'][data-kind] {
    border: ${size.focusRing} solid transparent;
  }
  [data-sample='motion'] {
    inline-size: ${space.xl};
    block-size: ${space.xl};
    border-radius: ${radius.control};
    background: ${color.surface.accent};
  }
  tr:hover [data-sample='motion'],
  tr:focus-within [data-sample='motion'] {
    translate: 10rem;
  }
`;

export const Specimen: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.lg};
  padding: ${space.xl};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.surface.default};
  color: ${color.text.default};

  p {
    margin: ${space.none};
  }
  [data-part='name'] {
    color: ${color.text.muted};
    font: ${text.hint};
  }
`;

export const Controls: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.md};
  justify-items: start;
`;
