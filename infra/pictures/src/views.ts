/** How a product stands before the camera. Frames are the side of the square picture at the product, in metres. */
export interface View {
  yaw: number;
  lean: number;
  elevation: number;
  /** One for all products of a family, so that they show in true proportion to each other. */
  frame: number;
  /** A close-up looks at this point of the standing model, in metres, in a frame of its own. */
  focus?: readonly [x: number, y: number, z: number];
  closeUp?: number;
}
