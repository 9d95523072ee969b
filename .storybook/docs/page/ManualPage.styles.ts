import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Page: StyledComponent<'article'> = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space.xl};
  color: ${color.text.default};
  font: ${text.body};

  h1,
  h2,
  h3,
  p,
  ul {
    margin: ${space.none};
  }
  h1 {
    font: ${text.page};
    font-size: 2.25rem;
  }
  h2 {
    padding-block-start: ${space.lg};
    border-block-start: ${size.hairline} solid ${color.border.default};
    font: ${text.section};
  }
  h3 {
    font: ${text.card};
  }
  a {
    color: ${color.text.link};
  }
  code {
    font-family: ui-monospace, monospace;
    font-size: 0.92em;
  }

  /* Storybook's own blocks. The page sets the space around them, and hides two columns of Storybook's props table. */
  .sbdocs-preview,
  .docblock-source,
  .docblock-argstable {
    margin-block: ${space.none};
  }
  .docblock-argstable :is(td, th):is(:nth-child(2), :nth-child(3)) {
    display: none;
  }
`;

export const Head: StyledComponent<'header'> = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space.md};

  [data-part='kind'] {
    color: ${color.text.muted};
    font: ${text.hint};
  }
  [data-part='purpose'] {
    max-inline-size: 46rem;
    color: ${color.text.muted};
    font: ${text.body};
    font-size: 1.125rem;
  }
`;

export const Section: StyledComponent<'section'> = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
  min-inline-size: 0;
`;

/**
 * Two lists side by side: situations in which to use the component, and situations in which to use another component.
 */
export const Choice: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  gap: ${space.lg};

  > div {
    display: flex;
    flex-direction: column;
    gap: ${space.sm};
    padding: ${space.lg};
    border-radius: ${radius.card};
    border-block-start: ${size.focusRing} solid ${color.border.success};
    background: ${color.surface.default};
    box-shadow: inset 0 0 0 ${size.hairline} ${color.border.default};
  }
  > div[data-kind='instead'] {
    border-block-start-color: ${color.border.warning};
  }
  ul {
    padding-inline-start: ${space.lg};
  }
  li + li {
    margin-block-start: ${space.xs};
  }
`;

export const Scroll: StyledComponent<'div'> = styled.div`
  overflow-x: auto;
  border-radius: ${radius.card};
  background: ${color.surface.default};
  box-shadow: inset 0 0 0 ${size.hairline} ${color.border.default};
`;

export const Table: StyledComponent<'table'> = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${text.body};

  th,
  td {
    padding: ${space.sm} ${space.md};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    border-block-end: ${size.hairline} solid ${color.border.default};
    color: ${color.text.muted};
    font: ${text.hint};
    white-space: nowrap;
  }
  tbody tr + tr > * {
    border-block-start: ${size.hairline} solid ${color.border.default};
  }
  tbody th {
    font-weight: inherit;
    white-space: nowrap;
  }
  td code {
    overflow-wrap: anywhere;
  }
  td:nth-child(3) code {
    white-space: nowrap;
  }
  [data-part='required'] {
    color: ${color.text.danger};
  }
  [data-part='muted'] {
    color: ${color.text.muted};
  }
`;

export const Keys: StyledComponent<'kbd'> = styled.kbd`
  display: inline-block;
  padding-inline: ${space.sm};
  border: ${size.hairline} solid ${color.border.control};
  border-radius: ${radius.control};
  background: ${color.surface.sunken};
  font-family: ui-monospace, monospace;
  font-size: 0.9em;
`;

export const Notes: StyledComponent<'ul'> = styled.ul`
  padding-inline-start: ${space.xl};
  max-inline-size: 52rem;

  li + li {
    margin-block-start: ${space.xs};
  }
`;

export const Frame: StyledComponent<'div'> = styled.div`
  padding: ${space.xl};
  border-radius: ${radius.card};
  background: ${color.surface.page};
  box-shadow: inset 0 0 0 ${size.hairline} ${color.border.default};
`;

export const Tokens: StyledComponent<'ul'> = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  padding: ${space.none};
  list-style: none;

  li {
    display: inline-flex;
    gap: ${space.xs};
    align-items: center;
    padding: ${space.hair} ${space.sm};
    border-radius: ${radius.control};
    background: ${color.surface.default};
    box-shadow: inset 0 0 0 ${size.hairline} ${color.border.default};
    font: ${text.hint};
  }
  [data-part='swatch'] {
    inline-size: 1em;
    block-size: 1em;
    border-radius: ${radius.pill};
    box-shadow: inset 0 0 0 ${size.hairline} ${color.border.control};
  }
`;

export const Links: StyledComponent<'p'> = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
`;

export const Details: StyledComponent<'details'> = styled.details`
  summary {
    padding-block: ${space.xs};
    color: ${color.text.link};
    cursor: pointer;
  }
  summary:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
  }
  p {
    padding-block: ${space.sm};
    color: ${color.text.muted};
    overflow-wrap: anywhere;
  }
`;
