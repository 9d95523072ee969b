import type { OccupationTree } from '../domain/occupation/occupationTree.ts';
import type { NewPerson } from '../domain/roster/person.ts';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const surnames = '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗';
const givenNames = '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超霞平刚';
const two = (value: number) => String(value).padStart(2, '0');

/** Returns a fictional id number with a valid check character. Its area code 310199 was never assigned. */
function idNumberOf(birthday: string, serial: number): string {
  const body = `310199${birthday.replaceAll('-', '')}${String(serial).padStart(3, '0')}`;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body.charAt(at)), 0);
  return body + '10X98765432'.charAt(sum % 11);
}

/**
 * Returns a function that makes the person at a position of an endless roster. The persons are fictional, have valid
 * data, and have occupations of the classes 1 and 2.
 */
export function personsWith(tree: OccupationTree): (position: number, schemeId?: string) => NewPerson {
  const insurable = tree.leaves.filter((leaf) => leaf.class !== null && leaf.class <= 2);
  return (position, schemeId = 'office') => {
    const birthday = `${1966 + ((position * 7) % 38)}-${two(1 + ((position * 5) % 12))}-${two(1 + ((position * 3) % 28))}`;
    const serial = 100 + Math.floor(position / 3192) + (position % 8) + (Math.floor(position / 532) % 6) * 100;
    const leaf = insurable[position % insurable.length];
    return {
      schemeId,
      name: `${surnames.charAt(position % 20)}${givenNames.charAt((position * 7) % 20)}${givenNames.charAt((position * 11) % 20)}`,
      idType: 'idCard',
      idNo: idNumberOf(birthday, serial),
      sex: serial % 2 === 1 ? 'male' : 'female',
      birthday,
      occupationCode: leaf?.code ?? '',
      occupationName: leaf?.name ?? '',
      occupationClass: String(leaf?.class ?? ''),
      socialSecurity: '',
    };
  };
}

/** Returns four persons, three of them with a problem: a wrong check digit, a wrong birthday, a person listed twice. */
export function faultyPersons(personAt: (position: number) => NewPerson): readonly NewPerson[] {
  const second = personAt(1);
  return [
    personAt(0),
    { ...second, idNo: second.idNo.replace(/.$/, (last) => (last === '1' ? '2' : '1')) },
    { ...personAt(2), birthday: '1990-01-01' },
    personAt(0),
  ];
}
