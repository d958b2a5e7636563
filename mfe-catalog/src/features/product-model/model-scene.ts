import {
  Box3,
  DirectionalLight,
  Group,
  Mesh,
  NeutralToneMapping,
  PCFSoftShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  Sphere,
  Spherical,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

const FIELD_OF_VIEW = 28;
/** Room around the model, as a part of its own size. */
const MARGIN = 1.12;
/** As the pictures of products: from the left, a little from above. */
const START = { theta: -Math.PI / 6, phi: Math.PI / 2 - 0.22 };
/** How near and how far, as parts of the distance at the beginning. */
const NEAREST = 0.35;
const FURTHEST = 1.8;
const SHADOW = { size: 1024, opacity: 0.2 };
const PIXEL_RATIO_MAX = 2;

/** A model on its ground, seen from a camera that turns around it. It is drawn when something changes, not all the time. */
export class ModelScene {
  readonly model = new Group();
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(FIELD_OF_VIEW);
  private readonly controls: OrbitControls;
  private readonly renderer: WebGLRenderer;
  private readonly observer: ResizeObserver;
  private distance = 1;

  /** `onTurn` hears from which side one looks, in whole degrees from the front. Throws an Error where the browser has no WebGL. */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly onTurn: (degrees: number) => void,
  ) {
    this.renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFSoftShadowMap;
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enablePan = false;
    this.controls.maxPolarAngle = Math.PI / 2;
    this.controls.addEventListener('change', this.draw);
    // A finger that moves up or down scrolls the page.
    canvas.style.touchAction = 'pan-y';
    // The wheel scrolls the page too; a pinch on a touchpad comes as a wheel with Ctrl.
    canvas.addEventListener('wheel', this.chooseZoom, { capture: true, passive: true });
    this.observer = new ResizeObserver(() => this.resize());
    this.scene.add(this.model);
  }

  /** Fetches the model, binary glTF in metres, and shows it. */
  async load(url: string): Promise<void> {
    const { scene } = await new GLTFLoader().loadAsync(url);
    this.model.add(scene);
    this.light(new Box3().setFromObject(scene));
    this.observer.observe(this.canvas);
    this.reset();
    this.resize();
  }

  /** Turns the camera around the model, in radians. */
  turn(aside: number, up: number): void {
    this.place((place) => {
      place.theta += aside;
      place.phi = Math.min(Math.max(place.phi - up, 0.05), this.controls.maxPolarAngle);
    });
  }

  /** Goes nearer with a factor below 1. */
  approach(factor: number): void {
    this.place((place) => {
      const { minDistance, maxDistance } = this.controls;
      place.radius = Math.min(Math.max(place.radius * factor, minDistance), maxDistance);
    });
  }

  /** The view of the beginning. */
  reset(): void {
    this.place((place) => place.set(this.distance, START.phi, START.theta));
  }

  dispose(): void {
    this.observer.disconnect();
    this.canvas.removeEventListener('wheel', this.chooseZoom, { capture: true });
    this.controls.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  private light(bounds: Box3): void {
    const { center, radius } = bounds.getBoundingSphere(new Sphere());
    const room = new PMREMGenerator(this.renderer);
    this.scene.environment = room.fromScene(new RoomEnvironment(), 0.04).texture;
    this.scene.environmentIntensity = 0.85;
    room.dispose();
    const sun = new DirectionalLight('#ffffff', 1.4);
    sun.position.copy(center).add(new Vector3(-radius * 0.8, radius * 2.4, radius * 0.5));
    sun.target.position.copy(center);
    sun.castShadow = true;
    sun.shadow.mapSize.set(SHADOW.size, SHADOW.size);
    const reach = { left: -1, bottom: -1, right: 1, top: 1 };
    for (const [side, sign] of Object.entries(reach)) {
      sun.shadow.camera[side as keyof typeof reach] = sign * radius * 1.5;
    }
    sun.shadow.camera.far = radius * 8;
    sun.shadow.radius = 6;
    this.model.traverse((one) => {
      if (one instanceof Mesh) one.castShadow = true;
    });
    const ground = new Mesh(
      new PlaneGeometry(radius * 12, radius * 12).rotateX(-Math.PI / 2),
      new ShadowMaterial({ opacity: SHADOW.opacity }),
    );
    ground.position.set(center.x, bounds.min.y, center.z);
    ground.receiveShadow = true;
    this.scene.add(sun, sun.target, ground);
    this.distance = (radius * MARGIN) / Math.sin((FIELD_OF_VIEW * Math.PI) / 360);
    this.controls.target.copy(center);
    this.controls.minDistance = this.distance * NEAREST;
    this.controls.maxDistance = this.distance * FURTHEST;
    this.camera.near = radius / 50;
    this.camera.far = this.distance * 6;
  }

  private place(change: (place: Spherical) => void): void {
    const { target } = this.controls;
    const place = new Spherical().setFromVector3(this.camera.position.clone().sub(target));
    change(place);
    this.camera.position.setFromSpherical(place).add(target);
    this.controls.update();
    this.draw();
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (width === 0 || height === 0) return;
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, PIXEL_RATIO_MAX));
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    this.draw();
  }

  private readonly draw = (): void => {
    this.renderer.render(this.scene, this.camera);
    const degrees = Math.round((this.controls.getAzimuthalAngle() * 180) / Math.PI);
    this.onTurn((degrees + 360) % 360);
  };

  private readonly chooseZoom = (event: WheelEvent): void => {
    this.controls.enableZoom = event.ctrlKey;
  };
}
