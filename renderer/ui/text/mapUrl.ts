/**
 * A place on a map, as a link that telephones open in their map app. It needs no key
 * (developers.google.com/maps/documentation/urls).
 * @param place an address, or latitude and longitude with a comma between them
 */
export const mapUrl = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
