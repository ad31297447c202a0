import { maskCnpj, maskCpf, maskDate, maskPhone } from './masks.ts';

describe('masks', () => {
  it.each([
    ['', ''],
    ['529', '529'],
    ['5299', '529.9'],
    ['52998224725', '529.982.247-25'],
    ['529.982.247-25 and more 99', '529.982.247-25'],
  ])('writes %j as the CPF %j', (typed, shown) => {
    expect(maskCpf(typed)).toBe(shown);
  });

  it.each([
    ['12', '12'],
    ['12a', '12.A'],
    ['12345678000195', '12.345.678/0001-95'],
    ['12.abc.345/01de-35 and more', '12.ABC.345/01DE-35'],
  ])('writes %j as the CNPJ %j [R100]', (typed, shown) => {
    expect(maskCnpj(typed)).toBe(shown);
  });

  it.each([
    ['1', '(1'],
    ['119', '(11) 9'],
    ['1133334444', '(11) 3333-4444'],
    ['11987654321', '(11) 98765-4321'],
    ['+55 11 98765-4321', '(11) 98765-4321'],
  ])('writes %j as the phone %j [R139]', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
  });

  it.each([
    ['3', '3'],
    ['3112', '31/12'],
    ['311219991', '31/12/1999'],
  ])('writes %j as the date %j', (typed, shown) => {
    expect(maskDate(typed)).toBe(shown);
  });

  it.each([maskCpf, maskCnpj, maskPhone, maskDate])('leaves masked text as it is', (mask) => {
    const masked = mask('11987654321');

    expect(mask(masked)).toBe(masked);
  });
});
