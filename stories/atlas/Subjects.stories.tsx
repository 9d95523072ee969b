import type { Meta, StoryObj } from '@storybook/react-vite';
import { vehicleDetails } from '@tuanbao/library/domain/enumeration/vehicle';
import { constructionProblems } from '@tuanbao/library/domain/subject/construction/constructionProblems';
import { houseProblems } from '@tuanbao/library/domain/subject/house/houseProblems';
import { poolProblems } from '@tuanbao/library/domain/subject/pool/poolProblems';
import { vehicleProblems } from '@tuanbao/library/domain/subject/vehicle/vehicleProblems';
import { venueProblems } from '@tuanbao/library/domain/subject/venue/venueProblems';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { car, hotel, house, inShuangjiang, pools, works } from '@tuanbao/library/samples/subjects';
import { ConstructionForm } from '@tuanbao/library/widgets/ConstructionForm';
import { HouseForm } from '@tuanbao/library/widgets/HouseForm';
import { PoolForm } from '@tuanbao/library/widgets/PoolForm';
import { VehicleForm } from '@tuanbao/library/widgets/VehicleForm';
import { VenueForm } from '@tuanbao/library/widgets/VenueForm';
import { fn } from 'storybook/test';

import { catalogue } from '../fixtures/catalogue.ts';
import { chromaticOfAtlas } from './chromaticOfAtlas.ts';
import { Sheet, Tile } from './Sheet.tsx';

/**
 * Insured objects other than persons, as users fill them in: with problems, at their limits, with the longest texts.
 */
const meta = {
  title: 'Atlas/Subjects',
  tags: ['!autodocs'],
  parameters: { chromatic: chromaticOfAtlas },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nowhere = { provinceCode: 0, cityCode: 0, districtCode: 0, detail: '' };
const shared = { onChange: fn(), shouldShowAllProblems: true };
const filed = { ...shared, upload: takeFile };

const untilTheRegionIsNamed: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByText(/双江拉祜族佤族布朗族傣族自治县/);
};

export const Works: Story = {
  render: () => {
    const { constructionByArea: byArea, constructionByCost: byCost } = catalogue;
    const swapped = { ...works, costFen: -1, startDate: '2027-11-30', endDate: '2026-12-01', address: nowhere };
    const long = { ...works, projectName: '农产品冷链物流园'.repeat(13), address: inShuangjiang };
    return (
      <Sheet isWide>
        <Tile name="By cost: wrong cost, days the wrong way round">
          <ConstructionForm
            {...filed}
            id="swapped"
            product={byCost}
            value={swapped}
            problems={constructionProblems(byCost, swapped)}
          />
        </Tile>
        <Tile name="By area: longest words, name too long">
          <ConstructionForm
            {...filed}
            id="long"
            product={byArea}
            value={long}
            problems={constructionProblems(byArea, long)}
          />
        </Tile>
      </Sheet>
    );
  },
  play: untilTheRegionIsNamed,
};

export const Vehicles: Story = {
  render: () => {
    const faulty = { ...car, licencePlate: '粤I1', frameNo: '1M8', seats: 0, detail: 'truck:from10t' as const };
    const warned = { ...car, frameNo: '1M8GDM9A1KP042788', address: inShuangjiang };
    return (
      <Sheet isWide>
        <Tile name="Wrong plate, frame number, seats, kind">
          <VehicleForm
            {...filed}
            id="faulty"
            details={vehicleDetails}
            value={faulty}
            problems={vehicleProblems(catalogue.vehicle, faulty)}
          />
        </Tile>
        <Tile name="A check character that doesn't fit">
          <VehicleForm
            {...filed}
            id="warned"
            details={vehicleDetails}
            value={warned}
            problems={vehicleProblems(catalogue.vehicle, warned)}
          />
        </Tile>
      </Sheet>
    );
  },
  play: untilTheRegionIsNamed,
};

export const PoolsHousesAndVenues: Story = {
  render: () => {
    const manyPools = { ...pools, count: 1001, address: inShuangjiang };
    const declining = {
      ...catalogue.house,
      occupation: { ...catalogue.house.occupation, declinedAddresses: ['示例'] },
    };
    const wrongVenue = { ...hotel, businessAreaSquareMetres: -1, guestRooms: 100_001 };
    return (
      <Sheet isWide>
        <Tile name="Too many pools">
          <PoolForm {...filed} id="pools" value={manyPools} problems={poolProblems(manyPools)} />
        </Tile>
        <Tile name="A declined address">
          <HouseForm
            {...shared}
            id="house"
            isAddressRequired
            value={house}
            problems={houseProblems(declining, house)}
          />
        </Tile>
        <Tile name="Impossible figures">
          <VenueForm {...shared} id="venue" value={wrongVenue} problems={venueProblems(wrongVenue)} />
        </Tile>
      </Sheet>
    );
  },
  play: untilTheRegionIsNamed,
};
