import figures from '../../../stories/guide/antdPro/figures.json' with { type: 'json' };

/** Names of the compared screens, as the guide calls them. */
export const comparedScreens: Readonly<Record<string, string>> = {
  home: 'Home with the worklist',
  'orders-cards': 'Orders as cards',
  'orders-table': 'Orders as a table',
  order: 'Page of an order',
};

/** Column headings of the table with the measured numbers. */
export const figureCaptions = [
  'Screen',
  'Width',
  'Built with',
  'Rows in sight',
  'First row at',
  'Part scrolls sideways',
  'Found by axe',
  'Scripts and styles',
] as const;

/** Rows of the table with the measured numbers. For each screen and width, our row is the first. */
export const figureRows: readonly (readonly string[])[] = figures.flatMap(({ screen, width, ours, antd }) =>
  [['tuanbao', ours] as const, ['antd', antd] as const].map(
    ([kit, { rowsInSight, firstRowAt, scrollsSideways, violations, kilobytes }]) => [
      comparedScreens[screen] ?? screen,
      `${width} px`,
      kit,
      String(rowsInSight),
      `${firstRowAt} px`,
      scrollsSideways ? 'yes' : 'no',
      violations.length === 0 ? 'nothing' : violations.join(', '),
      `${kilobytes} kB`,
    ],
  ),
);
