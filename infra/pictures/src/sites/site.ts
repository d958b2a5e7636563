import type { Point } from '../models/model';
import type { HourName } from './hours';
import type { SiteModel } from './site-model';

/** Where a picture is taken from; `lens` is the focal length in millimetres on a sensor 36 mm wide. */
export interface Shot {
  at: Point;
  look: Point;
  lens: number;
}

/** A picture of the site that is not of a product: a subject, an hour, and where it is seen from. */
export interface Site {
  name: string;
  hour: HourName;
  /** Where the sun stands, in degrees: 0 behind the viewer, 90 to the right, 180 ahead. */
  azimuth: number;
  shot: Shot;
  /** Of the path tracer for each pixel where the hour's are too few, as in rooms. */
  samples?: number;
  /** An upright cut for phones. */
  tall?: Shot;
  build: (site: SiteModel) => void;
}
