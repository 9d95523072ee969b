import type { Meta, StoryObj } from '@storybook/react-vite';
import { errorAt } from '@tuanbao/library/domain/problem/problem';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import { employerLiability } from '@tuanbao/library/samples/products';
import { quoteOf } from '@tuanbao/library/samples/quotes';
import { longNamedScheme, officeScheme, untouchedScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { SchemeEditor, type SchemeEditorProps } from '@tuanbao/library/widgets/SchemeEditor';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { catalogue } from '../fixtures/catalogue.ts';
import { occupations } from '../fixtures/occupationCatalogue.ts';
import { chromaticOfAtlas } from './chromaticOfAtlas.ts';
import { Sheet, Tile } from './Sheet.tsx';

/** Editor that keeps its schemes in state, as a page of the app does. */
function Editor(props: SchemeEditorProps) {
  const [schemes, setSchemes] = useState(props.schemes);
  return <SchemeEditor {...props} schemes={schemes} onChange={setSchemes} />;
}

/** Shows the editor with one new scheme of a product. */
const Started = (props: SchemeEditorProps) => (
  <Editor {...props} schemes={[newScheme(props.product, 's1', '方案一')]} />
);

const meta = {
  title: 'Atlas/Schemes',
  tags: ['!autodocs'],
  parameters: { chromatic: chromaticOfAtlas },
  component: SchemeEditor,
  args: { product: employerLiability, occupations, schemes: [officeScheme, workshopScheme], onChange: fn() },
  render: (args) => <Editor {...args} />,
} satisfies Meta<typeof SchemeEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

type Product = SchemeEditorProps['product'];

const clerks: Scheme['occupations'] = [
  { code: '0001001', name: '公务员、职员（内勤）', occupationClass: 1, heads: 12 },
];

const staffed = (product: Product): Story => ({
  args: { product, schemes: [{ ...newScheme(product, 's1', '方案一'), occupations: clerks }] },
});

export const EmployerLiability: Story = staffed(catalogue.employerLiability);

/** A product whose factors can be overridden for each occupation. */
export const EmployerLiabilityWithFactors: Story = staffed(catalogue.employerLiabilityWithFactors);

export const GroupAccident: Story = staffed(catalogue.groupAccident);

export const GroupAccidentAx: Story = staffed(catalogue.groupAccidentAx);

/** Products for construction works and venues. Their schemes have no occupations. */
export const ConstructionAndVenues: Story = {
  render: (args) => (
    <Sheet isWide>
      <Tile name="建工意外险，按造价">
        <Started {...args} product={catalogue.constructionByCost} />
      </Tile>
      <Tile name="建工意外险，按面积">
        <Started {...args} product={catalogue.constructionByArea} />
      </Tile>
      <Tile name="场所责任险">
        <Started {...args} product={catalogue.venueLiability} />
      </Tile>
    </Sheet>
  ),
};

export const PoolsVehiclesAndHouses: Story = {
  render: (args) => (
    <Sheet isWide>
      <Tile name="游泳池责任险">
        <Started {...args} product={catalogue.swimmingPool} />
      </Tile>
      <Tile name="车上人员险">
        <Started {...args} product={catalogue.vehicle} />
      </Tile>
      <Tile name="房屋险">
        <Started {...args} product={catalogue.house} />
      </Tile>
    </Sheet>
  ),
};

export const NoSchemes: Story = { args: { schemes: [] } };

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelectedId: 's2', quotes: quoteOf([officeScheme, workshopScheme]).schemes },
};

export const WithProblems: Story = {
  args: {
    schemes: [officeScheme, untouchedScheme],
    defaultSelectedId: 's3',
    problems: [errorAt('schemes.1.occupations', 'schemeOccupationMissing', { scheme: 2 })],
  },
};

export const LongNames: Story = {
  args: { schemes: [longNamedScheme, officeScheme], quotes: quoteOf([longNamedScheme, officeScheme]).schemes },
};

export const AsksBeforePersonsAreRemoved: Story = {
  args: { rosterHeads: { s1: [{ code: '', name: '', occupationClass: 1, heads: 320 }] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除方案' }));
    await expect(await screen.findByRole('alertdialog', { name: '删除“方案一”？' })).toBeVisible();
  },
};
