import { carrierSchema, DEFAULT_CARRIERS, trackingUrlOf } from '../src/admin/carriers';

describe('carriers', () => {
  it('lead to the page of a parcel, whatever the case of the name and the signs of the number', () => {
    const parcel = { carrier: ' aramex ', trackingNumber: 'A/1&b' };
    expect(trackingUrlOf(DEFAULT_CARRIERS, parcel)).toBe(
      'https://www.aramex.com/track/results?ShipmentNumber=A%2F1%26b',
    );
  });

  it.each([
    { carrier: 'Nobody', trackingNumber: '1' },
    { carrier: null, trackingNumber: '1' },
    { carrier: 'DHL', trackingNumber: null },
  ])('lead nowhere for %j', (parcel) => {
    expect(trackingUrlOf(DEFAULT_CARRIERS, parcel)).toBeNull();
  });

  it('name a page of their own with a place for the number', () => {
    const accepted = (trackingUrl: string) =>
      carrierSchema.safeParse({ name: 'Post', trackingUrl }).success;
    expect(accepted('https://post.example/?n={number}')).toBe(true);
    expect(accepted('https://post.example/')).toBe(false);
    expect(accepted('http://post.example/{number}')).toBe(false);
    expect(accepted('javascript:alert({number})')).toBe(false);
  });
});
